// A small rainbow that shows the progress of a form, one band per step. Decorative, beside the text "Step 2 of 3".

const bands = [
  { path: 'M33 46V44a13 13 0 0 1 26 0V46', lit: 'stroke-chinook-deep' },
  { path: 'M21 46V44a25 25 0 0 1 50 0V46', lit: 'stroke-spruce-deep' },
  { path: 'M9 46V44a37 37 0 0 1 74 0V46', lit: 'stroke-rosehip-deep' },
];

export function StepperBow({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 92 48" className="-mt-6 w-16 shrink-0 tablet:-mt-10 tablet:w-24" aria-hidden="true">
      <g fill="none" strokeWidth="9.5">
        {bands.map(({ path, lit }, index) => (
          <path key={path} d={path} className={index < step ? lit : 'stroke-step-off'} />
        ))}
      </g>
    </svg>
  );
}
