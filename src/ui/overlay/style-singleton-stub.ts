/** Replaces `react-style-singleton`, which injects a <style> while a dialog is open: the content security policy forbids inline styles (decision 010). */
const nothing = () => null;

export const styleSingleton = () => nothing;
