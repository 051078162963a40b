// In development only: logs LCP, INP and CLS (https://web.dev/articles/vitals) to the console. Nothing is sent.
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

const tell = ({ name, value, rating }: Metric) =>
  console.info(`${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`} (${rating})`);

onLCP(tell);
onINP(tell, { reportAllChanges: true });
onCLS(tell, { reportAllChanges: true });
