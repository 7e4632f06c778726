import { afterAll, expect, test } from 'vitest';
import { newPage } from './open.ts';
import { coveringPages, everyPage, isFull, shareOf } from './sample.ts';
import { wakeWidgets } from './visit.ts';
import { walk } from './walk.ts';

const widths = [1440, 320] as const;

// A control's kind: its tag, and its class, type or role.
const controls =
  /<((?:a|button|input|select|textarea|summary)\b(?:[^>]*? (?:class|type|role)="[^"]*")?)/g;
const visits = shareOf(
  isFull
    ? everyPage.flatMap((address) => widths.map((width) => ({ address, width })))
    : coveringPages(controls).map((address, at) => ({ address, width: widths[at % 2] ?? 1440 })),
);

let stops = 0;
afterAll(() => console.log(`keyboard: ${visits.length} walks, ${stops} stops`));

test.for(visits)(
  '$address at $width: the Tab key reaches every control in the order that is seen',
  async ({ address, width }) => {
    const page = await newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(address);
    await wakeWidgets(page);
    const walked = await walk(page);
    stops += walked.stops;
    expect(walked.faults).toEqual([]);
    expect(walked.stops).toBeGreaterThan(5);
  },
);
