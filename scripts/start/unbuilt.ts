/**
 * Why a server cannot start, in one line: the app of these sources is not built, and may not be built here. Undefined where the
 * build itself failed, which has more to say.
 */
export function whyUnbuilt(error: unknown, folder: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isClosed = ['EACCES', 'EEXIST', 'EROFS', 'EPERM', 'ENOTDIR', 'ENOSPC'].some((each) => each === code)
  return isClosed
    ? `The app of these sources is not built, and nothing can be written to ${folder} (${String(code)}). Run first, as whoever may: npm run build -- --host NAME`
    : undefined
}
