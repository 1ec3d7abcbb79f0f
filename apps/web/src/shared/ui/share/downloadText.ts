const longestFileName = 120
/** In ms. */
const urlLifetime = 10_000

/** Saves a text as a file on the person's device. Characters that file systems refuse become '-'. */
export function downloadText(fileName: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(-longestFileName)
  link.click()
  // The browser reads the URL only after the click, so it must live a little longer.
  window.setTimeout(() => URL.revokeObjectURL(url), urlLifetime)
}
