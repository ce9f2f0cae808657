/** A part of an upload: it is done as a whole before the next one begins. */
export interface UploadStep {
  name: 'assets' | 'pages' | 'rest' | 'removed';
  files: string[];
}

/** Whether a file's name changes with what is in it, so that it is never replaced. */
export function isHashed(file: string): boolean {
  return file.startsWith('static/');
}

/**
 * The order in which a site is put in place of another one, so that no reader ever meets half of it:
 * what pages load is there before them, and what is no longer needed goes after them.
 *
 * @param files of the new site, with the assets of earlier ones
 * @param earlier files that earlier deployments have left there; any others are not touched
 */
export function uploadSteps(files: readonly string[], earlier: readonly string[]): UploadStep[] {
  const there = new Set(files);
  const isPage = (file: string) => file.endsWith('.html');
  const of = (name: UploadStep['name'], list: readonly string[]) => ({
    name,
    files: [...new Set(list)].sort(),
  });
  return [
    of('assets', files.filter(isHashed)),
    of('pages', files.filter(isPage)),
    of(
      'rest',
      files.filter((file) => !isHashed(file) && !isPage(file)),
    ),
    of(
      'removed',
      earlier.filter((file) => !there.has(file)),
    ),
  ];
}
