/** What a run at GitHub shows: a note at the line of the file, and the summary of the run, which is a page of words. Elsewhere nothing comes of it. */
import { appendFileSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import { siteFolder } from '../../src/content/reader/site-folder.ts';

type Level = 'error' | 'warning' | 'notice';

/** Writes sentences about the owner's folder into the summary, below the beginning of a heading, and notes each at its line. */
export function annotate(level: Level, heading: string, sentences: readonly string[]): void {
  const title = heading.split(/[:.;]/)[0]!;
  const { GITHUB_ACTIONS, GITHUB_WORKSPACE = '' } = process.env;
  if (GITHUB_ACTIONS)
    for (const sentence of sentences) console.log(annotation(level, title, sentence, GITHUB_WORKSPACE));
  summarize(title, sentences);
}

/** Writes sentences into the summary alone. */
export function summarize(title: string, sentences: readonly string[]): void {
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY && sentences.length)
    appendFileSync(GITHUB_STEP_SUMMARY, `### ${title}\n\n${sentences.map((each) => `- ${plain(each)}\n`).join('')}\n`);
}

/** `facts.yaml, line 7: …`, `words/about.yaml, line 12 (safety): …`, `policies/privacy.md (privacy), lines 3, 5`, `pictures/yard.jpg: …` */
const place = /^([^,:(\n]+?)(?: \([\w, ]+\))?(?:, lines? (\d+)|:|$)/;

function annotation(level: Level, title: string, sentence: string, workspace: string): string {
  const [, name, line] = place.exec(sentence) ?? [];
  const path = name && join(siteFolder, name);
  const file = path && existsSync(path) ? [`file=${escaped(relative(workspace, path))}`] : [];
  const at = file.length && line ? [`line=${line}`] : [];
  const about = [...file, ...at, `title=${escaped(title)}`].join(',');
  return `::${level} ${about}::${escapedText(sentence)}`;
}

const escapedText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escaped = (text: string) => escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Words of an owner's, as they are: in a summary they would else be read as Markdown and HTML. */
const plain = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`).replaceAll(/\s*\n\s*/g, ' ');
