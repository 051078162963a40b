/** The log for somebody at a terminal: words in place of the JSON that programs read. */

const marks: Readonly<Record<string, string>> = { 40: 'WARNING: ', 50: 'ERROR: ', 60: 'ERROR: ' };

/** A line of pino's as “22:15:03 message (outcome: stored, kind: contact)”, in local time. */
export function readable(line: string): string {
  const { level, time, pid: _, hostname: _host, msg, ...fields } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const about = Object.entries(fields).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return `${clock} ${marks[level] ?? ''}${msg}${about.length ? ` (${about.join(', ')})` : ''}`;
}

export const terminalLog = { write: (line: string) => console.log(readable(line)) };
