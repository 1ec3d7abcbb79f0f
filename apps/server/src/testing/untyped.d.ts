/** The parts of libraries without types of their own that the tests use. */
declare module 'jsonld' {
  interface Options {
    /** Makes every word and type that would be lost an error. */
    readonly safe: boolean
    readonly documentLoader: (
      url: string,
    ) => Promise<{ contextUrl: null; documentUrl: string; document: object }>
  }
  const jsonld: {
    expand(document: object, options: Options): Promise<readonly object[]>
    compact(document: object, context: unknown, options: Options): Promise<object>
    toRDF(document: object, options: Options & { readonly format: 'application/n-quads' }): Promise<string>
  }
  export default jsonld
}

declare module 'did-context' {
  /** The contexts of DID Core by their addresses. */
  export const contexts: ReadonlyMap<string, object>
}
