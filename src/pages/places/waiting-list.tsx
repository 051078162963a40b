// For a child that is too young, or not yet born: that the list is no place, the form, and what happens next, on a stair. All of it stands on the board of the footer.
import { waitingNext, waitingPicture } from '#content/values/waiting-list.ts';
import { waitingTitle } from '#content/values/waiting-title.ts';
import { waitingWords as words } from '#content/words/waiting-list.ts';
import { WaitingListForm } from '#forms/waiting-list/waiting-list-form.tsx';
import { Part } from '#runtime/part.tsx';
import { familyClasses } from '#ui/layout/family-classes.ts';
import { Lead } from '#ui/layout/lead.tsx';
import { Picture } from '#ui/media/picture.tsx';

const id = 'waiting-list';

export const WaitingList = () => (
  <section id={id} className="bg-rosehip-tint pt-section print:hidden">
    <div className="wrap grid grid-cols-1 gap-8 wide:grid-cols-5-7 wide:gap-x-16">
      <div className="wide:flex wide:flex-col">
        <h2>{waitingTitle}</h2>
        <div className="wide:pb-10">
          <Lead>{words.lead}</Lead>
        </div>
        {/* A lit window, whose sill is the board. */}
        <div className="mt-auto hidden w-full max-w-card shape-arch bg-canola-mid px-5 pt-5 wide:block forced-colors:border-2">
          <div className="aspect-19/20 shape-arch">
            <Picture picture={waitingPicture} sizes="39rem" />
          </div>
        </div>
      </div>
      <div className="grid min-w-0 content-between gap-y-12">
        <Part>
          <WaitingListForm sectionId={id} />
        </Part>
        <Next />
      </div>
    </div>
  </section>
);

/** The blocks of the stair: on phones each a little further to the right, else each a little higher. */
const stairs = [
  `${familyClasses.chinook.ground} me-10 tablet:me-0 tablet:mt-16`,
  `${familyClasses.spruce.ground} mx-5 tablet:mx-0 tablet:mt-8`,
  `${familyClasses.saskatoon.ground} ms-10 tablet:ms-0`,
] as const;

function Next() {
  const { title, steps } = waitingNext;
  return (
    <div>
      <h3>{title}</h3>
      <ol role="list" className="mt-4 grid tablet:-mt-8 tablet:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className={`p-5 text-night-ink edged ${stairs[index % stairs.length]!}`}>
            <span className="mb-1 block font-display text-1 leading-none" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
