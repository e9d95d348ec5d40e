/* The user screens, separate from their routes: the names of their files would make every page larger. */

export const userList = () => import('./user-list-screen.tsx');
export const userDetails = () => import('./user-details-screen.tsx');
export const newUser = () => import('./new-user-screen.tsx');
