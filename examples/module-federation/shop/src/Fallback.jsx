import { Component } from 'react';

export class Fallback extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? <p>The cart is not available.</p> : this.props.children;
  }
}
