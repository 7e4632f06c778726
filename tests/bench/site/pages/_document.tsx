export { Frame as default } from '../components/frame/Frame.tsx';
