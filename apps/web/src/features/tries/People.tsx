import { useTranslation } from 'react-i18next'
import { describedAccounts } from '../../shared/values/addressLabels'
import { becomeAccount } from './becomeAccount'
import { useAccount } from '../../shared/session/wallet/wallet'
import { Button } from '../../shared/ui/buttons/Button'
import { Card } from '../../shared/ui/cards/Card'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import layout from '../../shared/ui/page/layout.module.css'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Badge } from '../../shared/ui/text/Badge'
import { Name } from '../../shared/ui/text/Name'
import text from '../../shared/ui/text/text.module.css'
import { people, personIds } from './tries'

/** Who one can be here. */
export function People() {
  const { t } = useTranslation('tries')
  const present = useAccount()?.address
  return (
    <Card title={t('people.title')} flush footer={<p className={text.hint}>{t('people.hint')}</p>}>
      <Rows>
        {personIds.map((id) => {
          const { name, account } = people[id]
          return (
            <Row key={id}>
              <Avatar name={name} />
              <span className={layout.grow}>
                <Name name={name} />
                <br />
                <span className={text.hint}>{t(`people.${id}`)}</span>
              </span>
              {present !== undefined && present === describedAccounts[account] ? (
                <Badge kind="amber">{t('people.now')}</Badge>
              ) : (
                <Button variant="quiet" small onClick={() => void becomeAccount(account)}>
                  <span>{t('people.become')}</span>
                  <span className={text.sr} translate="no">
                    {' '}
                    <span>{name}</span>
                  </span>
                </Button>
              )}
            </Row>
          )
        })}
      </Rows>
    </Card>
  )
}
