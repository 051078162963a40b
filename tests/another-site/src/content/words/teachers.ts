// This daycare has no pages about its educators.
export const teacherWords = {};
