// The answer to a parent's question: the group and the age then, whether there is a place, what it costs, and what comes next.
import { Fragment, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { latestBirth } from '#content/rules/age-on.ts';
import { findGroups } from '#content/rules/groups.ts';
import { closingsOn } from '#content/rules/open-days.ts';
import type { Question } from '#content/rules/question.ts';
import { agesAt } from '#content/site/facts.ts';
import { daycareAges, groups, openDays, type GroupOfPlaces } from '#content/values/places.ts';
import { closed } from '#content/values/registration.ts';
import { finderWords } from '#content/words/finder.ts';
import { ageLimit, answerWords } from '#content/words/places.ts';
import { carryToRegistration } from '#forms/registration/carry.ts';
import { fillWaitingList } from '#forms/waiting-list/fill.ts';
import { focusInView } from '#ui/focus-in-view.ts';
import { Lead } from '#ui/layout/lead.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { useAsked } from './asked.ts';
import { Choice } from './choice.tsx';

const youngest = daycareAges.from;

export function Answer() {
  const { question, faults, day } = useAsked();
  if (question && day) return <Answered question={question} day={day} />;
  // Where it stands the browser goes to it, and no more to the list of faults.
  if (faults) return null;
  // The page of the build, where neither the gateway nor a script answers: its tables do.
  return (
    <p id="answer" className="wrap hidden scroll-mt-24 py-10 text-lead no-scripts:target:block">
      {finderWords.unanswered}
    </p>
  );
}

function Answered({ question, day }: { question: Question; day: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();
  // Not where the page is opened or gone back to: the question was asked before.
  const isNew = type === 'PUSH' && key;
  useLayoutEffect(() => {
    if (isNew) focusInView(heading.current);
  }, [isNew]);

  const { born, start } = question;
  const finding = findGroups(born, start, groups, daycareAges);
  const { is, stays, next, begins } = finding;
  const first = is === 'too-young' ? begins : start;
  // By the rule of the registration form (product decisions 2 and 34).
  const isTaken = !closed && born <= latestBirth(agesAt ? start : day, youngest);
  /** Of a group of one house the others are of no matter. */
  const isTheirs = (name?: string) =>
    !stays.length || stays.some(({ group }) => group.counts.some(({ house }) => !house || house.name === name));
  const closings =
    is === 'too-old' ? [] : closingsOn(first, openDays).filter(({ house }) => !house || isTheirs(house.name));
  const [only = '', another] = stays.map(({ group }) => group.title);
  return (
    <section id="answer" className="wrap scroll-mt-24 py-section">
      <h2 ref={heading} tabIndex={-1} className="max-w-lead">
        {stays.map(({ group }, index) => (
          <Fragment key={group.id}>
            {index > 0 && <span>{answerWords.or}</span>}
            <Name {...group} />
          </Fragment>
        ))}
        <span>{answerWords.title(finding, start, ageLimit(daycareAges.to))}</span>
      </h2>
      <Lead>{answerWords.age(finding, question, day, ageLimit(youngest))}</Lead>
      {closings.map(({ house, ...closing }) => (
        <p key={house?.name ?? ''} className="mt-4">
          {house && <span {...house.nameLang}>{house.name}</span>}
          <span>{answerWords.closed(first, closing, Boolean(house))}</span>
        </p>
      ))}
      {is === 'found' && !stays.length && <p className="mt-4">{answerWords.noGroup}</p>}
      <ul role="list" className={`mt-8 grid gap-8 ${stays.length > 1 ? 'wide:grid-cols-2' : ''}`}>
        {stays.map((stay) => (
          <Choice
            key={stay.group.id}
            stay={stay}
            question={{ ...question, start: first }}
            today={day}
            isAlone={stays.length === 1}
          />
        ))}
      </ul>
      {next && (
        <p className="mt-6 text-lead">
          <span>{answerWords.next(next)}</span>
          <Name {...next.group} />.
        </p>
      )}
      {is === 'found' && !isTaken && (
        <p className="mt-6" {...closed?.lang}>
          {closed ? closed.says : answerWords.waitingList.why(youngest.count ? ageLimit(youngest) : undefined)}
        </p>
      )}
      {is === 'too-old' ? (
        <p className="mt-6 print:hidden">
          <Link to="/contact-us#message" variant="line">
            {answerWords.ask}
          </Link>
        </p>
      ) : (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          {isTaken ? (
            <Link to="/#register" button="solid" onClick={() => carryToRegistration({ born, start: first })}>
              {answerWords.registration.link}
            </Link>
          ) : (
            <Link
              href="#waiting-list"
              button="solid"
              onClick={() => fillWaitingList({ born, start: first }, another ? '' : only)}
            >
              {answerWords.waitingList.link}
            </Link>
          )}
          <span className="text-small text-ink-soft no-scripts:hidden">{answerWords.carried}</span>
        </p>
      )}
    </section>
  );
}

/** Of a group, in its own language. */
const Name = ({ title, titleLang }: GroupOfPlaces) => <span {...titleLang}>{title}</span>;
