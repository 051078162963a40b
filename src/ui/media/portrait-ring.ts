/** The rings around portraits in a row, repeated in this order. */
const rings = ['rosehip', 'canola', 'spruce', 'spruce', 'chinook', 'saskatoon', 'canola', 'rosehip'] as const;

export const ringAt = (index: number) => rings[index % rings.length]!;
