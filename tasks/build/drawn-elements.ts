/** How much there is to draw in an SVG: what refers to a part of it draws that part again, so that a short file can hold more than any computer draws in a day. */

/** What is drawn on a ground of its own takes so many times as long as a path. */
const heavy = /^(?:mask|pattern|filter)$/;
const heavyTimes = 100;
/** Parts in parts: more than any program writes, and fewer than this can count. */
const deepest = 1000;

interface Part {
  readonly own: number;
  readonly parts: Part[];
  /** The ids that its attributes name. */
  readonly refers: readonly string[];
}

/** The number of elements that are drawn, about; Infinity if they are nested too deeply to be counted. */
export function drawnElements(svg: string): number {
  const whole: Part = { own: 0, parts: [], refers: [] };
  const open = [whole];
  const byId = new Map<string, Part>();
  const tags = svg.matchAll(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gs);
  for (const [, end, name, attributes = ''] of tags) {
    if (name === undefined) continue;
    if (end) {
      if (open.length > 1) open.pop();
      continue;
    }
    const part: Part = {
      own: heavy.test(name) ? heavyTimes : 1,
      parts: [],
      refers: Array.from(
        attributes.matchAll(/(?:href\s*=\s*["']\s*|url\(\s*["']?\s*)#([^"')\s]+)/g),
        ([, id = '']) => id,
      ),
    };
    const [, id] = /\sid\s*=\s*["']([^"']*)/.exec(attributes) ?? [];
    if (id !== undefined) byId.set(id, part);
    open.at(-1)?.parts.push(part);
    if (!attributes.endsWith('/')) open.push(part);
  }
  const counted = new Map<Part, number>();
  function count(part: Part, depth = 0): number {
    const known = depth > deepest ? Infinity : counted.get(part);
    if (known !== undefined) return known;
    // What refers to itself is drawn by nothing.
    counted.set(part, 0);
    const below = [...part.parts, ...part.refers.flatMap((id) => byId.get(id) ?? [])];
    const sum = below.reduce((total, each) => total + count(each, depth + 1), part.own);
    counted.set(part, sum);
    return sum;
  }
  return count(whole);
}
