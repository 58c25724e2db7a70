/**
 * Address of this repository as a released package states it, or undefined where nobody knows it. npm compares it with the repository whose
 * job publishes (provenance), so the job's own is first; elsewhere it is the one that was cloned, if others can reach it.
 * @param {Record<string, string | undefined>} environment of the process
 * @param {string} origin what `git remote get-url origin` prints; nothing without a remote
 */
export function repositoryAddress({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }, origin) {
  if (server && name) return `git+${server}/${name}.git`
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/(?:[^@/]+@)?|git\+ssh:\/\/(?:[^@/]+@)?|[\w.-]+@)([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(
      origin.trim(),
    ) ?? []
  return path && `git+https://${host}/${path}.git`
}

/** What `npm run packages -- publish` answers without an address. */
export const addressMissing =
  'npm publishes with a proof of where a package comes from, and this repository has no public address yet. Publish in a job of GitHub (it sets GITHUB_SERVER_URL and GITHUB_REPOSITORY), or set both, or name the address: git remote add origin https://…'
