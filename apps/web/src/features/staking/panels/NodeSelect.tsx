import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import type { PanelProps } from './panelProps'

/** The node that an action is about: the same as that of the table. */
export function NodeSelect({ nodes, node, onNode }: Pick<PanelProps, 'nodes' | 'node' | 'onNode'>) {
  const { t } = useTranslation('staking')
  return (
    <SelectField
      label={t('node')}
      options={nodes.map(({ service, label }) => ({ value: service, label }))}
      value={node.service}
      onChange={onNode}
    />
  )
}
