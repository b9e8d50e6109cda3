export { Switch, type SwitchProps } from './Switch';
export { BareSwitch, type BareSwitchProps } from './BareSwitch';
