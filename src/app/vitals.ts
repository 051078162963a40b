// While developing only: how soon the largest thing shows (LCP), how long a touch waits (INP), how much jumps (CLS), in the console. Nothing is sent.
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

const tell = ({ name, value, rating }: Metric) =>
  console.info(`${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`} (${rating})`);

onLCP(tell);
onINP(tell, { reportAllChanges: true });
onCLS(tell, { reportAllChanges: true });
