import { Menu } from '@mantine/core'
import { CARD_ICONS, type CardIconName } from '@tracklane/contract/kanban-card'
import { CardIcon } from '#features/kanban/card/sample-card.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { iconName } from './card-words.rules.ts'
import classes from './kanban-card.module.css'

interface IconChoiceProps {
  /** The field of the icon. */
  field: string
  value: CardIconName
  disabled: boolean
  onChange: (icon: CardIconName) => void
}

/** The icon of a field; a press offers the others. */
export function IconChoice({ field, value, disabled, onChange }: IconChoiceProps) {
  const t = useT()
  return (
    <Menu withinPortal position="bottom-start">
      <Menu.Target>
        <IconButton
          label={t('kanban_layout', 'Icon of {field}: {icon}', { field, icon: iconName(t, value) })}
          variant="default"
          size={32}
          disabled={disabled}
          className={classes.icon}
        >
          <CardIcon name={value} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.icons}>
        {CARD_ICONS.map((icon) => (
          <Menu.Item
            key={icon}
            leftSection={<CardIcon name={icon} />}
            aria-current={icon === value || undefined}
            data-chosen={icon === value || undefined}
            onClick={() => onChange(icon)}
          >
            {iconName(t, icon)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
