// The few platform names that the pure packages may use: they exist in browsers, workers and Node alike.
interface AbortSignal {
  readonly aborted: boolean
}
declare var AbortSignal: { timeout(ms: number): AbortSignal }
interface TextEncoder {
  encode(text?: string): Uint8Array
}
declare var TextEncoder: { new (): TextEncoder }
interface TextDecoder {
  decode(bytes?: Uint8Array): string
}
declare var TextDecoder: {
  new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder
}
