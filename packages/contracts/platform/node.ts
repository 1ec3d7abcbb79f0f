import { readFile } from 'node:fs/promises'
import type * as declared from './readText'

/** From the disk: where Node runs our TypeScript as it is. */
export const readText: typeof declared.readText = (file) =>
  readFile(new URL(`../scilla/${file}`, import.meta.url), 'utf8')
