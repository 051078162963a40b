// The figures of a class on a board, and how to register for it.
import { classFigures } from '#content/site/classes.ts';
import { classesHead } from '#content/site/words/classes.ts';
import { registerSays, registerTo } from '#content/values/registration.ts';
import { classWords } from '#content/words/classes.ts';
import { longDate } from '#content/rules/dates.ts';
import { BoardPanel } from '#ui/layout/board-panel.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { Link } from '#ui/navigation/link.tsx';

const { ages, size, hours, duration, time, rating, tuition } = classFigures;

export const ClassFacts = ({ starts }: { starts: string }) => (
  <BoardPanel ground="surface">
    <Facts
      variant="small"
      caption={classWords.facts}
      rows={[
        { head: classWords.start, text: <time dateTime={starts}>{longDate(starts)}</time> },
        { head: classWords.years, text: ages },
        { head: classWords.size, text: size },
        { head: classWords.hours, text: hours },
        { head: classWords.duration, text: duration },
        { head: classWords.time, text: time },
        ...(rating ? [{ head: classWords.rating, text: <span className="text-ink-soft">{rating}</span> }] : []),
        { head: classWords.tuition, text: tuition },
      ]}
    />
    <p className="mt-3 text-small text-ink-soft" {...classesHead.lang}>
      {classesHead.note}
    </p>
    <p className="mt-5" {...classesHead.lang}>
      {classesHead.register}
    </p>
    <p className="mt-4 flex flex-wrap gap-3">
      <Link to={registerTo} button="solid">
        {registerSays ?? classWords.registerLink}
      </Link>
      <Link to="/contact-us" button="outline">
        {classWords.ask}
      </Link>
    </p>
  </BoardPanel>
);
