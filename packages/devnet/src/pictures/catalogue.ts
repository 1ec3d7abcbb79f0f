/** Words that find a picture: the first one is part of its id. */
export const hues = [
  { words: ['amber', 'gold', 'yellow'], hue: 38 },
  { words: ['red', 'fire', 'rust'], hue: 8 },
  { words: ['rose', 'pink'], hue: 340 },
  { words: ['violet', 'purple'], hue: 280 },
  { words: ['blue', 'sea', 'water'], hue: 215 },
  { words: ['teal', 'ice'], hue: 178 },
  { words: ['green', 'forest', 'moss'], hue: 120 },
  { words: ['grey', 'stone', 'night'], hue: null },
] as const

export const motifs = [
  ['owl', 'bird', 'eye', 'cat'],
  ['wave', 'sea', 'water'],
  ['hill', 'mountain', 'land'],
  ['star', 'night', 'sky'],
  ['moon', 'night', 'planet'],
  ['leaf', 'tree', 'plant', 'flower'],
  ['tower', 'city', 'house'],
  ['ring', 'circle', 'shell'],
  ['tile', 'mosaic', 'game'],
  ['path', 'river', 'road'],
] as const

/** How many pictures there are of one motif in one colour. */
const variations = 6

export interface PictureIdentity {
  /** `amber-owl-1` */
  readonly id: string
  /** In degrees; null for grey. */
  readonly hue: number | null
  readonly motif: (typeof motifs)[number][0]
}

interface Entry extends PictureIdentity {
  readonly words: ReadonlySet<string>
}

const pictures: ReadonlyMap<string, Entry> = new Map(
  motifs.flatMap((words) =>
    hues.flatMap(({ words: colour, hue }) =>
      Array.from({ length: variations }, (_, index) => {
        const id = `${colour[0]}-${words[0]}-${index + 1}`
        return [id, { id, hue, motif: words[0], words: new Set<string>([...words, ...colour]) }] as const
      }),
    ),
  ),
)

const mostWords = 12

/** The pictures that a person's words find, best first: those with most of the words. Unknown words find nothing. */
export function findPictures(query: string, most: number): readonly PictureIdentity[] {
  const asked =
    query
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, mostWords) ?? []
  const wanted = asked.map((word) => word.replace(/s$/, ''))
  const hits = ({ words }: Entry): number =>
    wanted.filter((word) => words.has(word) || words.has(`${word}s`)).length
  return [...pictures.values()]
    .map((picture) => ({ picture, count: hits(picture) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ picture }) => picture)
}

/** A picture by its id, or by its number: the first one is 1. */
export function pictureOf(id: string): PictureIdentity | undefined {
  return pictures.get(id) ?? (/^[1-9]\d{0,2}$/.test(id) ? [...pictures.values()][Number(id) - 1] : undefined)
}
