/**
 * Stands in for the EmailJS client's own access to localStorage (vite.config.ts), which it reads as it loads: where a browser blocks site data, that throws, and no
 * form could be sent. The client gets its storage from emailjs.ts.
 */
export const createWebStorage = () => undefined;
