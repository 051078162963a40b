/** The history of an owner's folder (Git), by which a wrong edit is taken back and the folder gets to a server. */
import { spawnSync } from 'node:child_process';

/**
 * Begins it with the files that are there. Returns false where there is none to begin: without Git, or inside of another history.
 * @param owner who makes the commits, unless this computer knows already
 */
export function beginHistory(folder: string, owner: { readonly name: string; readonly email: string }): boolean {
  const git = (...args: string[]) => spawnSync('git', ['-C', folder, ...args]).status;
  if (git('rev-parse', '--git-dir') !== 128 || git('init', '--quiet', '--initial-branch=main') !== 0) return false;
  if (git('config', 'user.email') !== 0) {
    git('config', 'user.name', owner.name);
    git('config', 'user.email', owner.email);
  }
  git('add', '--all');
  return git('commit', '--quiet', '--no-gpg-sign', '--message', 'The site as the questions made it') === 0;
}
