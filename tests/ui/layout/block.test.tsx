import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { families } from '#design/tokens.ts';
import { Block, type BlockShape } from '#ui/layout/block.tsx';

const shapes: readonly BlockShape[] = ['arch', 'roof', 'cube', 'hill'];

test.each(shapes.flatMap((shape) => families.map((family) => [shape, family] as const)))(
  '%s in %s has a heading and its text, and its icon is decoration',
  (shape, family) => {
    const { container } = render(
      <Block shape={shape} family={family} icon="phone">
        <h2>Call us</h2>
        <p>Someone picks up.</p>
      </Block>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Call us' })).toBeDefined();
    expect(within(container).getByText('Someone picks up.')).toBeDefined();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.firstElementChild?.className).toContain(`bg-${family}-mid`);
    expect(container.firstElementChild?.className).toContain(`block-${shape}`);
  },
);
