/** Does in a file what a sentence about a mistake says, as somebody would who knows neither YAML nor the site. */
const place = /, line (\d+): /;

export function followMend(text: string, sentence: string): string {
  const lines = text.split('\n');
  const at = Number(place.exec(sentence)?.[1]) - 1;
  const said = sentence.slice(sentence.search(place)).replace(place, '');
  const line = lines[at] ?? '';
  const put = (...instead: string[]) => lines.toSpliced(at, 1, ...instead).join('\n');
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];

  const [, wrong, right] = /“([^”]+)” \(did you mean “([^”]+)”\?\)/.exec(said) ?? [];
  if (wrong && right) return put(line.replace(wrong, right));
  const [, quoted] = /Put the text in quotes: (.*)$/s.exec(said) ?? [];
  if (quoted) return put(indent + quoted.trim());
  const [, cut] = /Write it in quotes: \w+: '(.*)'$/.exec(said) ?? [];
  if (cut) return put(line.replace(cut, `'${cut}'`));
  const [, example] = /For example: (.*)$/s.exec(said) ?? [];
  if (example) return withExample(said, example.trim());
  if (/stands twice\. Keep one/.test(said)) return put();
  if (/Put the text in quotes|would be left out/.test(said)) return put(line.replace(/: (.*)$/, ": '$1'"));
  if (/Take them out/.test(said)) return put(line.replaceAll(/[“”]/g, ''));
  const [, extra] = /has “([^”]+)”, which .*Take it out/.exec(said) ?? [];
  if (extra) return put(line.replace(extra, ''));
  if (/Take (?:it|one of the two entries) out,? with its lines/.test(said)) return withoutEntry();
  if (/Take the line out|Take it out here/.test(said)) return put();
  if (/Give one of the two another/.test(said)) return put(line.replace(/(: .*)$/, '$1 again'));
  const [, brackets] = /Take out the (\[\]|\{\})/.exec(said) ?? [];
  if (brackets) return put(line.replace(brackets, '').trimEnd());
  if (/a tab stands/.test(said)) return put(line.replaceAll('\t', '  '));
  if (/Put the same mark behind the text/.test(said)) return put(`${line}'`);
  if (/Write apostrophes as ’/.test(said)) return put(line.replace(/(\w)'(\w)/, '$1’$2'));
  if (/Begin it in the same column/.test(said)) return put(lines[at + 1]!.replace(/\S.*/, '') + line.trim());
  if (/a space of another kind/.test(said)) return put(line.replace('\u00A0', ' '));
  if (/a plain hyphen and a space/.test(said)) return put(line.replace('–', '-'));
  if (/an entry begins with its name, a colon and a space/.test(said))
    return put(line.replace(/^(\s*\w+):? ?/, '$1: '));
  if (/no name in braces/.test(said)) return put(line.replace(/(\{[\w.]+)$/, '$1}'));
  if (/stands for nothing/.test(said)) return put(line.replace(/\{[^}]*\}/, 'our daycare'));
  if (/plain text/.test(said)) return put(line.replace(/^\{\\rtf\S* /, '').replace('\uFFFD', 'é'));
  return text;

  /** Of a list, or of a group, with all that is indented below its first line. */
  function withoutEntry(): string {
    const ofList = (each: string) => /^\s*- /.test(each);
    const first = ofList(line) || indent === '' ? at : lines.slice(0, at).findLastIndex(ofList);
    const column = /^ */.exec(lines[first]!)![0];
    const after = lines.findIndex((each, index) => index > first && each !== '' && !each.startsWith(`${column} `));
    return (
      lines
        .toSpliced(first, (after < 0 ? lines.length : after) - first)
        .join('\n')
        .trim() || '[]'
    );
  }

  function withExample(words: string, instead: string): string {
    const [, list, path = ''] = /^(?:([\w.]+, )?entry \d+: )?([\w./-]+)/.exec(words) ?? [];
    const name = path.split('.').at(-1)!;
    if (list && new RegExp(`^\\s*(?:- )?${name}:`).test(line)) return put(line.replace(/: .*/, `: ${instead}`));
    if (list) return put(line, `${indent.replace('-', ' ')}  ${path}: ${instead}`);
    return withPath(path.split('.'), instead);
  }

  function withPath(path: readonly string[], instead: string): string {
    const name = path.at(-1)!;
    const isGroup = instead.startsWith(`${name}: `);
    const entry = isGroup
      ? instead
      : `${name}: ${/^[\d-]+$/.test(instead) ? instead : `'${instead.replaceAll("'", '’')}'`}`;
    const column = '  '.repeat(path.length - 1);
    if (!new RegExp(`^\\s*${name}:`).test(line))
      return path.length > 1 ? put(line, column + entry) : put(column + entry, line);
    // With the lines of its group.
    const after = lines.findIndex((each, index) => index > at && !(each.startsWith(`${indent} `) && each.trim()));
    return lines.toSpliced(at, after - at, indent + entry).join('\n');
  }
}
