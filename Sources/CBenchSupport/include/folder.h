#ifndef TREADMILL_FOLDER_H
#define TREADMILL_FOLDER_H

/// Makes a folder that only this user can open. 0, or an errno.
int tm_make_folder(const char *path);

/// Removes a folder and the files in it; other folders in it stay.
void tm_remove_folder(const char *path);

#endif
