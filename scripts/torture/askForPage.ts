/** A process that asks for one page all the time, as a person would, and tells how long each answer took: `askForPage.ts URL`. */
const [url = ''] = process.argv.slice(2)
const millisecondsBetween = 100

/** Its report of each answer: ms, and what was wrong with it. */
export interface PageAnswer {
  readonly took: number
  readonly wrong?: string
}

async function ask(): Promise<PageAnswer> {
  const start = performance.now()
  try {
    const response = await fetch(url, { headers: { accept: 'text/html', connection: 'close' } })
    await response.text()
    const took = performance.now() - start
    return response.status === 200 ? { took } : { took, wrong: `status ${response.status}` }
  } catch (error) {
    return { took: performance.now() - start, wrong: String(error) }
  }
}

process.on('disconnect', () => process.exit())
for (;;) {
  process.send?.(await ask())
  await new Promise((resolve) => setTimeout(resolve, millisecondsBetween))
}
