// npm run deploy:check: walks the stages of deploy/Dockerfile in a clean folder (installs from the registry twice), starts the result as its last stage says, and
// checks with systemd-analyze how much the units of deploy/ may do.
import './deploy/check.ts';
