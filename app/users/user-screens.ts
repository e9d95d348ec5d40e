/* The screens of users; apart from their addresses, since every page pays for the names of their files. */

export const userList = () => import('./user-list-screen.tsx');
export const userDetails = () => import('./user-details-screen.tsx');
export const newUser = () => import('./new-user-screen.tsx');
