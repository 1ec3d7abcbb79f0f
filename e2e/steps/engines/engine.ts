/** A browser that is not Chromium, driven by the standard protocols that it speaks itself. */
export interface Engine {
  readonly name: string
  resize(width: number, height: number): Promise<void>
  goto(url: string): Promise<void>
  /** The value of an expression in the page, as JSON carries it. */
  read(expression: string): Promise<unknown>
  /** Presses and types as the system does, in the order of the steps; a place is in CSS px of the window. */
  act(steps: readonly InputStep[]): Promise<void>
  /** What the window shows, as a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** A press at a place, or keys one after the other: letters, and those that WebDriver has a sign for. */
export type InputStep = { readonly x: number; readonly y: number } | { readonly keys: string }

/** The signs of WebDriver for keys that are no letters. */
export const keys = { tab: '\uE004', enter: '\uE007' } as const

/** The steps as actions of WebDriver, which its newer protocol took over as they are. */
export function actionsOf(steps: readonly InputStep[]): readonly unknown[] {
  return steps.map((step) =>
    'keys' in step
      ? {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(step.keys, (value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]).flat(),
        }
      : {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: step.x, y: step.y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
  )
}

/** Waits until an expression is true in the page; throws after `patience` ms. */
export async function until(engine: Engine, expression: string, patience = 20_000): Promise<void> {
  const end = Date.now() + patience
  while ((await engine.read(`Boolean(${expression})`)) !== true) {
    if (Date.now() > end) throw new Error(`${engine.name} waited in vain for ${expression}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}
