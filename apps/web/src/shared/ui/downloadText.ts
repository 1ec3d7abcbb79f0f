/** Saves a text as a file on the person's device. Characters that file systems refuse become '-'. */
export function downloadText(fileName: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(-120)
  link.click()
  // The browser reads the address when the click is over.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
