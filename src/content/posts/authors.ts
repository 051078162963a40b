/** Who writes posts and is quoted in them. */
import { people } from '#content/site/people.ts';

/**
 * The name of a person in posts, quotes and comments: 'Maya, infant room'.
 * @throws if people.yaml has nobody with that id
 */
export function byline(id: string): string {
  const person = people.find((each) => each.id === id);
  if (!person)
    throw new Error(
      `A post names “${id}”, but people.yaml has nobody with that id. It has ${people.map((each) => each.id).join(', ')}.`,
    );
  return `${person.name}, ${person.byline}`;
}
