import type * as declared from './readText'

/** Each text is a file of its own in what Vite builds, loaded when it is asked for. */
const texts = import.meta.glob<string>('../scilla/*/*.scilla', { query: '?raw', import: 'default' })

export const readText: typeof declared.readText = async (file) => {
  const load = texts[`../scilla/${file}`]
  if (load === undefined) throw new Error(`There is no contract ${file}.`)
  return load()
}
