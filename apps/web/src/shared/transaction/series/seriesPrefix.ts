/**
 * The beginning of the storage keys of series. It has its own small file, because the first page looks for such keys
 * before it loads anything else.
 */
export const seriesPrefix = 'tyto.series.'
