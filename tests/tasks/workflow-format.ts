// What GitHub takes for a workflow, as far as ours go. One with anything else is never run.
import { z } from 'zod';

const id = /^[_a-zA-Z][\w-]*$/;
const texts = z.record(z.string(), z.string());
const inputs = z.record(
  z.string().regex(id),
  z.strictObject({ description: z.string(), type: z.literal('string'), required: z.boolean().optional() }),
);

const step = z
  .strictObject({
    name: z.string().optional(),
    if: z.string().optional(),
    uses: z
      .string()
      .regex(/^actions\/[\w-]+@v\d+\.\d+\.\d+$/)
      .optional(),
    with: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    env: texts.optional(),
    run: z.string().optional(),
  })
  .refine(({ uses, run }) => (uses === undefined) !== (run === undefined));

const job = z.strictObject({
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  concurrency: z.string(),
  steps: z.array(step).min(1),
});
const called = z.strictObject({
  uses: z.string().regex(/^\.\/\.github\/workflows\/[\w-]+\.yml$/),
  with: texts,
  secrets: z.literal('inherit'),
});

export const workflowFormat = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    push: z.strictObject({ branches: z.array(z.string()) }).optional(),
    schedule: z.array(z.strictObject({ cron: z.string().regex(/^\d+ \d+ \* \* \*$/) })).optional(),
    workflow_dispatch: z.strictObject({ inputs }),
    workflow_call: z.strictObject({ inputs }).optional(),
  }),
  permissions: z.strictObject({ contents: z.enum(['read', 'write']) }),
  env: texts.optional(),
  jobs: z.strictObject({ publish: job.or(called) }),
});
