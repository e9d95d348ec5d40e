/*
 * The screens that are opened by a link in an email, by a provider, or from another screen. The routes load this list with the
 * first of them: the names of their files would slow down every page.
 */

export const payPalReturn = () => import('./payments/paypal-return-screen.tsx');
export const receipt = () => import('./registrations/receipt-screen.tsx');
export const verifyEmail = () => import('./account/verify-email-screen.tsx');
export const confirmAddress = () => import('./account/proposed-address/confirm-address-screen.tsx');
export const keepAddress = () => import('./account/proposed-address/keep-address-screen.tsx');
export const newsEmails = () => import('./news/news-emails-screen.tsx');
export const saturdayReply = () => import('./sabbath/reply/saturday-reply-screen.tsx');
export const join = () => import('./online-sessions/join/join-screen.tsx');
export const callback = () => import('./meetings/callback-screen.tsx');
export const firstAdministrator = () => import('./session/login/first-administrator-screen.tsx');
export const demoGuide = () => import('./demo/demo-guide-screen.tsx');
export const demoMail = () => import('./demo/demo-mail-screen.tsx');
export const signed = () => import('./waiver/signed-screen.tsx');
