/** Months as they stand in a date, by language. */
const months: Readonly<Record<string, string>> = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
}

/**
 * A day as the first pages write it, without a formatter of `Intl`, which holds a slow phone: `20 July 2026`.
 * @param time in ms since 1970; the day is that of UTC
 * @param tag the language of the page, as in `languageTags`
 */
export function formatDay(time: number, tag: string): string {
  const date = new Date(time)
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()]
  const language = tag.replace(/-.*/, '')
  const name = months[language]?.split(' ')[month]
  if (name === undefined) return `${year}年${month + 1}月${day}日`
  if (language === 'es') return `${day} de ${name} de ${year}`
  return language === 'ru' ? `${day} ${name} ${year} г.` : `${day} ${name} ${year}`
}
