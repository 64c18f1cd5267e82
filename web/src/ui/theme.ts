import { type CSSVariablesResolver, createTheme } from '@mantine/core'

/** #0060FF is the primary shade in both themes; lighter tints are for text on dark. */
const brand = ['#e8f0ff', '#cfe0ff', '#a6c8ff', '#7fb0ff', '#5c9dff', '#2f7dff', '#0060ff', '#0055e3', '#004acb', '#003ea9'] as const

const dark = ['#e8eaee', '#c3c9d3', '#9aa1ad', '#6d7480', '#434954', '#2b2f36', '#22252b', '#181a1f', '#101215', '#0a0b0d'] as const

const gray = ['#f7f8fa', '#f0f2f5', '#e3e6ea', '#d5d9df', '#c9ced6', '#9aa1ad', '#6d7480', '#59616e', '#343a43', '#14171c'] as const

const FONT = "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
const MONO = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'DejaVu Sans Mono', monospace"

/** Milliseconds before a tooltip opens. */
export const TOOLTIP_DELAY = 1000

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  colors: { brand, dark, gray },
  black: '#14171c',
  fontFamily: FONT,
  fontFamilyMonospace: MONO,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: { fontFamily: FONT, fontWeight: '600', sizes: { h1: { fontSize: '1.25rem', lineHeight: '1.4' } } },
  defaultRadius: 6,
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // By name: `Component.extend` would pull every component into the first chunk.
  components: {
    Tooltip: { defaultProps: { openDelay: TOOLTIP_DELAY, events: { hover: true, focus: true, touch: false } } },
    // Dialogs, menus and popovers close at once: while one fades out, it would take the keys of the screen.
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'md',
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 200, exitDuration: 0, transition: 'fade-down' },
      },
      styles: { title: { fontSize: 16, fontWeight: 600, lineHeight: '22px' } },
    },
    Drawer: { styles: { title: { fontSize: 16, fontWeight: 600 } } },
    // The library's focus placeholder is a child that a menu must not have.
    Menu: {
      defaultProps: { radius: 'md', shadow: 'md', withInitialFocusPlaceholder: false, transitionProps: { duration: 150, exitDuration: 0 } },
    },
    Popover: { defaultProps: { transitionProps: { duration: 150, exitDuration: 0, transition: 'fade' } } },
    // A closed list is not in the page: hundreds of zones or couriers were drawn again for every key typed elsewhere in the form.
    Combobox: { defaultProps: { keepMounted: false } },
    // A 422 may have several texts for one field, each on its own line.
    InputWrapper: { styles: { label: { marginBottom: 6 }, error: { whiteSpace: 'pre-line' } } },
    // In the look of a row's checkbox.
    Checkbox: {
      defaultProps: { size: 'xs', radius: 4 },
      styles: { label: { fontSize: 14, lineHeight: '20px' }, description: { fontSize: 12 } },
    },
    Loader: { defaultProps: { size: 'sm' } },
  },
})

/** Mantine's own greys and reds are too pale for WCAG AA on our surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#59616e',
    '--mantine-color-placeholder': '#6d7480',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': '#c9ced6',
    '--mantine-color-anchor': '#0060ff',
  },
  dark: {
    '--mantine-color-body': '#181a1f',
    '--mantine-color-dimmed': '#9aa1ad',
    '--mantine-color-placeholder': '#9aa1ad',
    '--mantine-color-error': '#ff9d97',
    '--mantine-color-default-border': '#434954',
    '--mantine-color-anchor': '#6ba5ff',
  },
})
