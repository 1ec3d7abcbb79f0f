import type { PaletteItem } from './paletteItem'

type Searched = Pick<PaletteItem, 'label' | 'hint' | 'also'>

/**
 * The items that hold every word of a text, in their label, their hint or their other words. Those whose label begins with the text come first;
 * otherwise the order stays. An empty text finds all.
 */
export function matchItems<Item extends Searched>(
  items: readonly Item[],
  typed: string,
  most: number,
): readonly Item[] {
  const text = typed.trim().toLowerCase()
  const words = text.split(/\s+/)
  const found = items.filter(({ label, hint, also = '' }) => {
    const searched = `${label} ${hint} ${also}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
  const begins = ({ label }: Item): boolean => label.toLowerCase().startsWith(text)
  return [...found.filter(begins), ...found.filter((item) => !begins(item))].slice(0, most)
}
