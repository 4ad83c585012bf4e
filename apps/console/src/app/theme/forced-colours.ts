export { enhanceHighContrast } from '@mui/material/styles';
