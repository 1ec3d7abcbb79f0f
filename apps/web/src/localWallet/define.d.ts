/** Is this a build with the parts of the local network? See vite.config.ts. */
declare const __LOCAL__: boolean
