/** The colours behind the portraits, repeated in this order. */
const families = ['rosehip', 'canola', 'spruce', 'spruce', 'chinook', 'saskatoon', 'canola', 'rosehip'] as const;

export const teacherColour = ({ index }: { readonly index: number }) => families[index % families.length]!;
