/** The part that we use of a package that comes without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'sfnt'
    /** OpenType features; all others are dropped. */
    readonly keepFeatures?: readonly string[]
    /** A number pins an axis; a range cuts it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  /** Cuts a font down to the characters of a text. */
  function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>
  export = subsetFont
}
