/** A browser that is not Chromium, driven by the standard protocols that it speaks itself. */
export interface Engine {
  readonly name: string
  resize(width: number, height: number): Promise<void>
  goto(url: string): Promise<void>
  /** The value of an expression in the page, as JSON carries it. */
  read(expression: string): Promise<unknown>
  close(): Promise<void>
}

/** Waits until an expression is true in the page; throws after `patience` ms. */
export async function until(engine: Engine, expression: string, patience = 20_000): Promise<void> {
  const end = Date.now() + patience
  while ((await engine.read(`Boolean(${expression})`)) !== true) {
    if (Date.now() > end) throw new Error(`${engine.name} waited in vain for ${expression}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}
