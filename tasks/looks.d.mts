/** Takes a style sheet and gives back a function from a page's HTML to the rules that can match something in it. */
export function rulesOf(sheet: string): (html: string) => string;
