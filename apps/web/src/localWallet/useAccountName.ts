import { useTranslation } from 'react-i18next'

/** Who the funded accounts stand for, by their index: the first ones control names of the local network that are called so. */
const people = ['Alice', 'Bruno', 'Carol', 'Dora', 'Emil', 'Fern', 'Goro', 'Hana', 'Ivan', 'Juana'] as const

/** How an account is called: a person's name with its index, or the index alone for one that was added. */
export function useAccountName(): (index: number) => string {
  const { t } = useTranslation('localWallet')
  return (index) => {
    const name = people[index]
    return name === undefined ? t('account.number', { index }) : t('account.named', { name, index })
  }
}
