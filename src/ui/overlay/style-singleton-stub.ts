/** Stands in for `react-style-singleton`, which writes a <style> into the page while a window is open: our policy allows no inline style sheet (decision 010). */
const nothing = () => null;

export const styleSingleton = () => nothing;
