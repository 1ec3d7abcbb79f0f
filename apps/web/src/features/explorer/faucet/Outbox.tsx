import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../shared/chain/age/Age'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import { ListCard } from '../parts/ListCard'
import styles from './Outbox.module.css'
import { outboxQuery } from './outboxQuery'

/** The messages that the server would send to whoever runs it, kept on the local network, where nobody gets them. */
export function Outbox() {
  const { t } = useTranslation('explorer')
  const messages = useQuery(outboxQuery)
  return (
    <ListCard
      title={t('outbox.title')}
      reading={messages}
      empty={t('outbox.none')}
      isEmpty={(list) => list.length === 0}
      rows={1}
    >
      {(list) => (
        <Rows>
          {list.map(({ time, text }) => (
            <Row key={text} className={styles.row}>
              {/* The server writes one language. */}
              <span lang="en" className={styles.text}>
                {text}
              </span>
              <span className={styles.age}>
                <Age since={time} />
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </ListCard>
  )
}
